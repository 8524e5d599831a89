/** Where the shell of the sales application lives. */
export const salesHome = '/prodej';

/** The addresses of the shell that are named outside of its flow. */
export const salesPaths = {
  home: salesHome,
  delegation: `${salesHome}/zastoupeni`,
  client: (id: string) => `${salesHome}/klient/${id}` as const,
} as const;
