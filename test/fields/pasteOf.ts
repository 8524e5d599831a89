/** What the browser tells when files are pasted. */
export const pasteOf = (...files: readonly File[]): ClipboardEvent => {
  const clipboardData = new DataTransfer();
  for (const file of files) clipboardData.items.add(file);
  return new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
};
