/* The record that was opened in this page. A reload keeps it, closing the page forgets it. */
const KEPT = "filature.record";

class OpenedFile {
  text = $state.raw(recall());

  open(text: string): void {
    this.text = text;
    try {
      sessionStorage.setItem(KEPT, text);
    } catch {
      // It is then gone after a reload.
    }
  }
}

function recall(): string | null {
  try {
    return sessionStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

export const openedFile = new OpenedFile();
