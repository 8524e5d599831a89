import { convertedTypes } from '#machines/claim/checks/fileName.ts';

/**
 * What a picker of files of some types (extensions) accepts. When JPEG is named by its media type and HEIC is not named at all, an iPhone sends its photos as JPEG by itself. What else is
 * converted may be picked, too.
 */
export const acceptOf = (types: readonly string[]): string => {
  const extensions = types.map((type) => `.${type.replace(/^\./, '')}`);
  const offered = convertedTypes.filter((type) => !/^hei[cf]$/.test(type)).map((type) => `.${type}`);
  return [...extensions, ...(extensions.includes('.jpg') ? ['image/jpeg', ...offered] : [])].join();
};
