/** Lets whoever hands events over know, in this process, that one was noted. */
export interface Wake {
  readonly ring: () => void;
  readonly hear: (heard: () => void) => void;
}

/** One that nobody hears yet. */
export function openWake(): Wake {
  const hearers: (() => void)[] = [];
  return {
    ring: () => {
      for (const heard of hearers) heard();
    },
    hear: (heard) => {
      hearers.push(heard);
    },
  };
}
