import { toLocale } from '@kermesse/api/schemas/common/locale';
import type { Decorator, StoryContext } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { Session } from '../session/session.ts';
import type { FlowSettings } from '../site/settings.ts';
import { FlowStage } from './FlowStage.tsx';

/** What a story of a flow may say in `parameters.flow`. */
export interface FlowParameters {
  session?: Partial<Session>;
  settings?: Partial<FlowSettings>;
  /** Milliseconds until a call counts as timed out, until the play function lifts it by `waitForAnswers`. */
  timeout?: number;
}

/** The language of a story. */
export const localeOf = ({ globals }: Pick<StoryContext, 'globals'>) => toLocale(globals['locale']);

/** Picks the words of the story's language. */
export function wordsOf<W extends object>(texts: { fr: W; en: W }, context: Pick<StoryContext, 'globals'>): W {
  return texts[localeOf(context)];
}

/** The name of the button that closes a notification. */
export const closeLabel = (context: Pick<StoryContext, 'globals'>) =>
  localeOf(context) === 'en' ? 'Close the notification' : 'Fermer la notification';

/** What a flow did to the world around it: where it went, what began a session. */
export const spies = {
  go: fn().mockName('go'),
  connect: fn(() => Promise.resolve()).mockName('connect'),
  signOut: fn(() => Promise.resolve()).mockName('signOut'),
};

let waiting = false;

/** From now on calls have the app's own time to be answered, whatever the story says of timing out. */
export function waitForAnswers() {
  waiting = true;
}

/** Sets a flow's story on the stage of `FlowStage`. */
export const onFlowStage: Decorator = (Story, context) => {
  const { session, settings, timeout } = (context.parameters['flow'] ?? {}) as FlowParameters;
  return (
    <FlowStage
      key={context.id}
      locale={localeOf(context)}
      go={spies.go}
      session={{ connect: spies.connect, signOut: spies.signOut, ...session }}
      settings={settings}
      timeoutOf={() => (waiting ? undefined : timeout)}
    >
      <Story />
    </FlowStage>
  );
};

/** Before each story: nothing has happened yet, and nothing of another story is kept. */
export function beforeEachFlow() {
  for (const spy of Object.values(spies)) spy.mockClear();
  waiting = false;
  sessionStorage.clear();
}

/** The parameters of a screen's stories: each in a frame of its own, since each has handlers of its own. */
export const screenParameters = { layout: 'fullscreen', docs: { story: { inline: false, height: '860px' } } };
