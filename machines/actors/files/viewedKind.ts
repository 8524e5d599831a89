/** How a file of a MIME type is looked at; undefined where a browser cannot show it. */
export const viewedKind = (type: string | undefined): 'pdf' | 'picture' | undefined => {
  if (type === 'application/pdf') return 'pdf';
  return type === 'image/jpeg' || type === 'image/bmp' ? 'picture' : undefined;
};
