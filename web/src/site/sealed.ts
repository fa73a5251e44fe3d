/**
 * Says at once why nothing can start in a place where no module is ever loaded: a frame whose sandbox gives the page
 * no origin of its own, or a file opened from a disk. It is a script of the old kind, since those still run there.
 */

if (self.origin === "null") {
  const tellWhy = () => {
    const reason = location.protocol === "file:" ? "from-disk" : "sandboxed";
    for (const note of document.querySelectorAll<HTMLElement>(".waiting[data-reason]")) {
      note.hidden = note.dataset.reason !== reason;
    }
  };
  if (document.readyState !== "loading") tellWhy();
  else addEventListener("DOMContentLoaded", tellWhy);
}
