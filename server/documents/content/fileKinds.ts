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

const part = /^(?:|xml|jpg|png|apng|gif|bmp|tif|ico|webp|jxr|emf|wmf|ttf|otf|woff|eot|mp3|mp4|wav)$/;

/** True for types of content that a document is made of; texts of XML have none. */
export const isPartOfDocument = (kind: string): boolean => part.test(kind);

const programs =
  /^(?:exe|dll|com|scr|pif|cpl|sys|bat|cmd|ps1|vbs|vbe|js|jse|wsf|wsh|hta|msi|msp|jar|lnk|reg|sh|py|php|pl|application|gadget|scf|url|iqy|docm|xlsm|xlam|dotm)$/;

/** True for extensions of what a computer runs. */
export const runs = (extension: string): boolean => programs.test(extension);

/** The extension of a file name in lower case, empty without one. */
export const extensionOf = (name: string): string => /[^.]\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
