import { toLocale } from '@kermesse/api/schemas/common/locale';
import type { Decorator, StoryContext } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { Session } from '../session/session.ts';
import type { FlowSettings } from '../site/settings.ts';
import { flowTexts } from '../texts/texts.server.ts';
import type { FlowTexts } from './flow-texts.ts';
import { FlowStage } from './FlowStage.tsx';

/** An object with the properties of all members of a union. */
type Together<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer A) => void ? A : never;

/** The options of a flow's story, in `parameters.flow`. */
export interface FlowParameters {
  session?: Partial<Session>;
  settings?: Partial<FlowSettings>;
  /** The timeout of calls in milliseconds, until the play function calls `restoreDefaultTimeout`. */
  timeout?: number;
}

/** Returns the language of a story. */
export const localeOf = ({ globals }: Pick<StoryContext, 'globals'>) => toLocale(globals['locale']);

/** Returns a story's own texts in its language. */
export function wordsOf<W extends object>(texts: { fr: W; en: W }, context: Pick<StoryContext, 'globals'>): W {
  return texts[localeOf(context)];
}

/** Returns the texts of flows in the story's language. Of texts with the same key, the last one counts. */
export function textsOf<N extends keyof FlowTexts>(context: Pick<StoryContext, 'globals'>, ...namespaces: N[]) {
  const texts = flowTexts[localeOf(context)];
  return Object.assign({}, ...namespaces.map((each) => texts[each])) as Together<FlowTexts[N]>;
}

/** Returns the label of the button that closes a notification. */
export const closeLabel = (context: Pick<StoryContext, 'globals'>) =>
  localeOf(context) === 'en' ? 'Close the notification' : 'Fermer la notification';

/** The spies for a flow's navigation and for the beginning and the end of a session. */
export const spies = {
  go: fn().mockName('go'),
  connect: fn(() => Promise.resolve()).mockName('connect'),
  logOut: fn(() => Promise.resolve()).mockName('logOut'),
};

/** Decorator that wraps a flow's story in `FlowStage`. */
export const onFlowStage: Decorator = (Story, context) => {
  const { session, settings, timeout } = (context.parameters['flow'] ?? {}) as FlowParameters;
  return (
    <FlowStage
      key={context.id}
      locale={localeOf(context)}
      go={spies.go}
      session={{ connect: spies.connect, logOut: spies.logOut, ...session }}
      settings={settings}
      timeout={timeout}
    >
      <Story />
    </FlowStage>
  );
};

/** The parameters of a screen's stories. Each runs in its own iframe, because each has its own request handlers. */
export const screenParameters = { layout: 'fullscreen', frameHeight: 860 };
