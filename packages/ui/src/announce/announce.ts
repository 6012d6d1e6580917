/** `assertive` interrupts what is being read: for faults. `polite` waits for a pause: for everything else. */
export type Urgency = 'polite' | 'assertive';

/** How long an announcement stays in the document, in milliseconds; afterwards nobody should come across it. */
const kept = 7000;
/** A live region is heard only once it has been in the document for a moment, in milliseconds. */
const settle = 100;

/** Seen by nobody. Set property by property: a content policy without `unsafe-inline` refuses a style attribute. */
function hide({ style }: HTMLElement): void {
  Object.assign(style, {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  });
}

/** The live region of an urgency, made when it is first needed. An open dialog hides everything around it but this. */
function regionFor(urgency: Urgency): { region: HTMLElement; isNew: boolean } {
  const found = document.querySelector<HTMLElement>(`[data-announcer="${urgency}"]`);
  if (found !== null) return { region: found, isNew: false };
  const region = document.createElement('div');
  region.dataset['announcer'] = urgency;
  region.dataset['liveAnnouncer'] = 'true';
  region.setAttribute('aria-live', urgency);
  hide(region);
  document.body.append(region);
  return { region, isNew: true };
}

/**
 * Announces a text to screen readers without showing it; repeating a call repeats the announcement. For visible text
 * that they would not read: the error of a field that has the focus already, a deadline.
 */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  if (text === '') return;
  const { region, isNew } = regionFor(urgency);
  const say = () => {
    const line = document.createElement('p');
    line.textContent = text;
    region.replaceChildren(line);
    setTimeout(() => line.remove(), kept);
  };
  if (isNew) setTimeout(say, settle);
  else say();
}
