const styleId = 'react-aria-pressable-style';

/**
 * Keeps react-aria from writing a style element into the page, which a strict content policy refuses: it looks for one with this
 * id first. The rule itself is in CalendarPopup.module.css.
 */
export function quietPress(): void {
  // Called when the pop-ups are imported, which a server does too.
  if (typeof document === 'undefined' || document.getElementById(styleId)) return;
  const mark = document.createElement('meta');
  mark.id = styleId;
  document.head.append(mark);
}
