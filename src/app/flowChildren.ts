interface Parent {
  readonly children: Readonly<Record<string, { readonly getSnapshot: () => unknown } | undefined>>;
}

/** Takes a snapshot of a flow; tells whether its save waits for the network. */
export const isSavingAway = ({ children }: Parent): boolean => childIs(children['saveDraft'], 'away');

/** Takes a snapshot of a flow; tells whether nobody knows yet if the sent claim arrived. */
export const isSendingUnsure = ({ children }: Parent): boolean =>
  childIs(children['finalize'], 'unsure') || childIs(children['finalize'], 'checking');

/** Takes a snapshot of a flow; tells whether its session is about to end. */
export const isSessionExpiring = ({ children }: Parent): boolean =>
  childIs(children['session'], 'expiring') || childIs(children['session'], 'extending');

const childIs = (child: Parent['children'][string], state: string): boolean => {
  const snapshot = child?.getSnapshot();
  return typeof snapshot === 'object' && snapshot !== null && 'value' in snapshot && snapshot.value === state;
};
