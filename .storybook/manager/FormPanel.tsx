import * as React from 'react';
import { isRecord } from '@kermesse/api/schemas/common/record';
import { AddonPanel } from 'storybook/internal/components';
import { useArgs, useGlobals, useParameter } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { settingName, splitArgs } from '../../packages/sections/src/stories/configuration.ts';

const mark = 'kermesse-form';
const Whole = styled.div({ height: '100%' });
const FormFrame = styled.iframe({ display: 'block', width: '100%', height: '100%', border: 0 });

/** Returns the story's args after the form changed the section. Removed fields become undefined. */
function argsAfter(before: Record<string, unknown>, section: Record<string, unknown>): Record<string, unknown> {
  const data = isRecord(section['data']) ? section['data'] : {};
  const settings = isRecord(section['settings']) ? section['settings'] : {};
  const gone = Object.fromEntries(Object.keys(before).map((name) => [name, undefined]));
  return {
    ...gone,
    ...data,
    ...Object.fromEntries(Object.entries(settings).map(([name, value]) => [settingName(name), value])),
  };
}

/**
 * A panel with the composer's form for the section of a story: nested fields with their own widgets and error messages,
 * instead of raw JSON in Controls. The form is a story in an iframe; this panel exchanges args and section with it by
 * messages.
 */
export function FormPanel({ active }: { active?: boolean }) {
  const [args, updateArgs] = useArgs();
  const [globals] = useGlobals();
  const configuration = useParameter<{ slug: string } | null>('configuration', null);
  const frame = React.useRef<HTMLIFrameElement>(null);
  /** How often the iframe has loaded. It loads again when the panel opens, or the theme or language changes. */
  const [loads, setLoads] = React.useState(0);
  const slug = configuration?.slug;
  const latest = React.useRef(args);
  React.useEffect(() => {
    latest.current = args;
  }, [args]);

  React.useEffect(() => {
    const hear = (event: MessageEvent) => {
      if (event.origin !== location.origin || event.source !== frame.current?.contentWindow) return;
      const body: unknown = isRecord(event.data) ? event.data[mark] : undefined;
      if (body === 'ready') setLoads((before) => before + 1);
      else if (isRecord(body)) updateArgs(argsAfter(latest.current, body));
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [updateArgs]);

  React.useEffect(() => {
    if (loads === 0 || slug === undefined) return;
    const { data, settings } = splitArgs(args);
    const section = Object.keys(settings).length === 0 ? { slug, data } : { slug, data, settings };
    frame.current?.contentWindow?.postMessage({ [mark]: section }, location.origin);
  }, [loads, slug, args]);

  const choice = ['theme', 'locale'].map((name) => `${name}:${String(globals[name])}`).join(';');
  return (
    <AddonPanel active={active ?? false}>
      <Whole>
        {active === true && (
          <FormFrame
            ref={frame}
            title="Form of the section"
            src={`iframe.html?id=composer-form--nothing-filled-in&viewMode=story&panel=1&globals=${choice}`}
          />
        )}
      </Whole>
    </AddonPanel>
  );
}
