import type { Page } from 'playwright';
import type { Control, Walk } from './in-page.ts';

/** The input device of a press. */
export type Input = 'mouse' | 'touch' | 'keyboard';

/** Returns a valid text for a field of this type. */
function textFor(type: string, person: number): string {
  if (type === 'email') return `walker-${person}@kermesse.example`;
  if (type === 'tel') return '+228 90 12 34 56';
  return type === 'password' ? 'Lanterne-9-Baobab' : 'Afi Mensah';
}

/** Presses a control with the pointer. Aims again if the control moves away before the press arrives. */
export async function pressControl(page: Page, control: Control, input: Input): Promise<void> {
  for (let tries = 0; tries < 3; tries += 1) {
    await aim(page, control, input);
    // The page is navigating away: the press has hit.
    const hit = await page.evaluate(() => (globalThis as unknown as { walk: Walk }).walk.hit).catch(() => true);
    if (hit || (await page.evaluate((path) => location.pathname !== path, control.path))) return;
  }
  throw new Error(`${control.name} moved away from three presses`);
}

/** Clicks the centre of a control once it has stopped moving and nothing covers it. */
async function aim(page: Page, control: Control, input: Input): Promise<void> {
  const at = await page.evaluate(async (wanted) => {
    const { walk } = globalThis as unknown as { walk: Walk };
    walk.expectHit(wanted);
    // Wait for the animation of an opening panel.
    await Promise.allSettled(
      (walk.find(wanted)?.closest('dialog')?.getAnimations() ?? []).map(({ finished }) => finished),
    );
    let before = '';
    let obstacle = 'gone';
    for (let frames = 0; frames < 60; frames += 1) {
      const element = walk.find(wanted);
      // A custom-drawn checkbox or radio button belongs to the label.
      const shown = element?.matches('input[type=checkbox],input[type=radio]')
        ? ((element as HTMLInputElement).labels?.[0] ?? element)
        : element;
      if (!shown) return { obstacle };
      shown.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'nearest' });
      const box = shown.getClientRects()[0] ?? new DOMRect();
      const now = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const hit = document.elementFromPoint(now.x, now.y);
      const still = JSON.stringify(now) === before;
      if (still && shown.contains(hit)) return now;
      obstacle = still ? `covered by ${hit?.outerHTML.slice(0, 200)}` : 'moving';
      before = JSON.stringify(now);
      await new Promise(requestAnimationFrame);
    }
    return { obstacle };
  }, control);
  if ('obstacle' in at) throw new Error(`${control.name} is ${at.obstacle}`);
  if (input === 'touch') await page.touchscreen.tap(at.x, at.y);
  else await page.mouse.click(at.x, at.y);
}

async function focus(page: Page, control: Control): Promise<void> {
  const focused = await page.evaluate((wanted) => {
    const element = (globalThis as unknown as { walk: Walk }).walk.find(wanted);
    element?.focus();
    return element !== null && element === document.activeElement;
  }, control);
  if (!focused) throw new Error(`${control.name} could not be focused`);
}

const keys: Record<Exclude<Control['kind'], 'text' | 'form'>, string> = {
  button: 'Enter',
  link: 'Enter',
  tab: 'ArrowRight',
  toggle: 'Space',
  select: 'ArrowDown',
  scroller: 'ArrowRight',
};

/** Fills in a form and submits it with its button, or with Enter. */
async function send(page: Page, control: Control, input: Input, person: number): Promise<void> {
  const types = await page.evaluate((wanted) => {
    const { form } = (globalThis as unknown as { walk: Walk }).walk.find(wanted) as HTMLButtonElement;
    return [...(form?.elements ?? [])].flatMap((field) =>
      field.matches('input:not([type=checkbox],[type=radio],[type=hidden]),textarea')
        ? [(field as HTMLInputElement).inputMode || (field as HTMLInputElement).type]
        : [],
    );
  }, control);
  for (const [place, type] of types.entries()) {
    await page.evaluate(
      ([wanted, at]) => {
        const { form } = (globalThis as unknown as { walk: Walk }).walk.find(wanted) as HTMLButtonElement;
        const fields = [...(form?.elements ?? [])].filter((field) =>
          field.matches('input:not([type=checkbox],[type=radio],[type=hidden]),textarea'),
        );
        (fields[at] as HTMLElement | undefined)?.focus();
      },
      [control, place] as const,
    );
    await page.keyboard.insertText(textFor(type, person));
  }
  if (input !== 'keyboard') return pressControl(page, control, input);
  // Enter submits from a single-line field; in a multi-line field it inserts a line break.
  await page.evaluate((wanted) => {
    const button = (globalThis as unknown as { walk: Walk }).walk.find(wanted) as HTMLButtonElement;
    const field = [...(button.form?.elements ?? [])].find((each) =>
      each.matches('input:not([type=checkbox],[type=radio],[type=hidden])'),
    );
    ((field ?? button) as HTMLElement).focus();
  }, control);
  await page.keyboard.press('Enter');
}

/** Uses a control according to its kind. `person` makes the input of a form unique in each trial. */
export async function operateControl(page: Page, control: Control, input: Input, person: number): Promise<void> {
  if (control.kind === 'form') return send(page, control, input, person);
  if (input !== 'keyboard') await pressControl(page, control, input);
  else await focus(page, control);
  if (control.kind === 'text') await page.keyboard.insertText('afi@kermesse.example');
  else if (input === 'keyboard') await page.keyboard.press(keys[control.kind]);
}
