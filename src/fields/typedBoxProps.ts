/** What a box has that a day or a time of day is typed into: the letters as they are, and what its field knows about it. */
export type TypedBoxProps = {
  id: string;
  /** ISO, or the letters typed. */
  value: string;
  onChange: (value: string) => void;
  onLeave: () => void;
  isDisabled: boolean;
  isRequired: boolean;
  isInvalid: boolean;
  describedBy: string | undefined;
};
