/** The maximum height of a frame, in CSS pixels of its content. A longer page scrolls inside its frame. */
const maxContentHeight = 2400;

/** Keeps a frame as tall as its content, once it is loaded and each time the content changes its height. */
function fit(frame: HTMLIFrameElement) {
  const box = frame.parentElement;
  const content = frame.contentDocument?.documentElement;
  const body = frame.contentDocument?.body;
  const view = frame.contentWindow;
  if (box === null || content === undefined || body === undefined || view === null) return;
  const configured = (box.dataset['configuredHeight'] ??= box.style.height);
  const resize = () => {
    // Until the story is shown, Storybook shows a placeholder of another height.
    if (!body.classList.contains('sb-show-main')) return;
    // Measured at the configured height: content that is sized by the viewport, such as 100vh, grows with the frame.
    box.style.height = configured;
    const whole = content.scrollHeight;
    const needed = Math.min(whole, maxContentHeight);
    if (needed <= view.innerHeight) return;
    // A frame may be scaled down (docs.styles.ts): its content has other pixels than the box around it.
    box.style.height = `${Math.ceil(needed * (box.clientHeight / view.innerHeight))}px`;
    // A page with a screen of content above its footer would only get more empty space: it scrolls in its frame.
    if (content.scrollHeight > Math.max(whole, view.innerHeight) + 1) box.style.height = configured;
  };
  const sizes = new ResizeObserver(resize);
  for (const element of [content, body]) sizes.observe(element);
  new MutationObserver(resize).observe(body, { attributeFilter: ['class'] });
  resize();
}

/**
 * Makes the story frames of a docs page as tall as their content. The height that a story is configured with is the
 * minimum: menus and dialogs open inside it.
 */
export function fitFrames(frames: Iterable<HTMLIFrameElement>): void {
  for (const frame of frames) {
    if (frame.dataset['fit'] !== undefined) continue;
    frame.dataset['fit'] = '';
    frame.addEventListener('load', () => fit(frame));
  }
}
