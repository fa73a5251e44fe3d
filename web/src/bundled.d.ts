/** What the bundler makes importable besides TypeScript: Fluent files as text, style sheets for their effect. */
declare module "*.ftl" {
  const source: string;
  export default source;
}
declare module "*.css";
