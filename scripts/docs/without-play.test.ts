import { afterEach, expect, it, vi } from 'vitest';
import { withoutPlay } from '../../.storybook/docs/frames/without-play.ts';

const play = () => undefined;
const file = {
  default: { title: 'Components/Menu', play },
  Typical: { args: { isOpen: false }, play },
  Still: { args: {} },
  helper: play,
};

const openAt = (search: string) => vi.stubGlobal('location', { search });
afterEach(() => vi.unstubAllGlobals());

it('stories in the iframes of docs pages do not play', () => {
  openAt('?in-docs=&id=components-menu--typical&viewMode=story');
  expect(withoutPlay(file)).toEqual({
    ...file,
    default: { title: 'Components/Menu', play: undefined },
    Typical: { args: { isOpen: false }, play: undefined },
  });
});

it('stories that are opened by themselves play', () => {
  openAt('?id=components-menu--typical&viewMode=story');
  expect(withoutPlay(file)).toBe(file);
});
