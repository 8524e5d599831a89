/** Says what a variable is for and, where its schema does not tell, what holds without it. `npm run operating` writes it into the page for operators. */
export const says = (description: string, usual?: string) => ({
  description,
  ...(usual !== undefined && { usual }),
});

/** The same of a secret, which a file may hold instead. */
export const secretly = (description: string, usual?: string) => ({
  ...says(description, usual),
  isSecret: true,
});

/** The same of what each process of an installation may have its own of: no two need be alike. */
export const ofOne = (description: string, usual?: string) => ({
  ...says(description, usual),
  isOfProcess: true,
});
