/** Where the pages about the service itself stand below the entry prefix, by what they are about. */
export const aboutPaths = {
  privacy: '/ochrana-udaju',
  accessibility: '/pristupnost',
  contact: '/kontakt',
} as const;
export type AboutTopic = keyof typeof aboutPaths;

/** What they are about, in the order they are offered. */
export const aboutTopics = ['privacy', 'accessibility', 'contact'] as const satisfies readonly AboutTopic[];
