/** The letter G of Google, in the text colour of its button. */
export function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.6" aria-hidden="true">
      <path d="M20.4 12H12.2M18.2 6.4A8.3 8.3 0 1 0 20.3 12" />
    </svg>
  );
}
