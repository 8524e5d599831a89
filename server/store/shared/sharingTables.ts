/** What several processes on a database share beside what they serve. */
export interface SharingTables {
  /** Regular work that one process does for all. */
  turn: { name: string; taken_at: Date };
  /** Secrets that the first process made, because nobody gave one. */
  made_key: { name: string; value: string; made_at: Date };
}
