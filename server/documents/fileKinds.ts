/** For each type of content, the extensions a file of it may have (section 5, "Files"). */
export const extensionsOf: Readonly<Record<string, readonly string[]>> = {
  jpg: ['jpg', 'jpeg'],
  pdf: ['pdf'],
  tif: ['tif', 'tiff'],
  bmp: ['bmp'],
  cfb: ['doc', 'xls'],
  docx: ['docx'],
  xlsx: ['xlsx'],
  zip: ['zip'],
};

/** Types of content that are archives, whatever the file is called. */
export const isArchive = (kind: string): boolean => /^(zip|7z|rar|gz|bz2|xz|tar|cab|zst|lz|lzh)$/.test(kind);

/** The extension of a file name in lower case, empty without one. */
export const extensionOf = (name: string): string => /[^.]\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
