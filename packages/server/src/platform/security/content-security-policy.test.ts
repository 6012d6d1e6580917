import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { pagePolicy, styleAttributesOf } from './content-security-policy.ts';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const nothing = { scripts: [], styles: [], styleAttributes: [] };

it('finds style attributes as browsers parse them, and nothing else', () => {
  const html =
    '<div class="a" style="--x:&quot;1 &amp; 2&quot;"><p style="color:red">style="no"</p><b title="a style=&quot;no&quot; >" style="top:0">' +
    '<script>const s = \'<i style="no">\'</script><style>a[style="no"]{}</style>';
  expect(styleAttributesOf(html)).toEqual(['--x:"1 & 2"', 'color:red', 'top:0']);
});

it('allows every inline part by its hash and nothing else inline', () => {
  const policy = pagePolicy({ scripts: ['run()'], styles: ['', 'a{}'], styleAttributes: ['top:0'] }, { secure: false });
  expect(policy).toContain(`script-src 'self' ${sha('run()')};`);
  expect(policy).toContain(sha(''));
  expect(policy).toContain(`style-src-attr 'unsafe-hashes' ${sha('top:0')};`);
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|upgrade-insecure/);
});

it('forbids style attributes on pages without any, and upgrades requests on https', () => {
  expect(pagePolicy(nothing, { secure: false })).toContain("style-src-attr 'none'");
  expect(pagePolicy(nothing, { secure: true })).toContain('upgrade-insecure-requests');
});

it('allows the human-check service only when one is configured', () => {
  expect(pagePolicy(nothing, { secure: true })).not.toMatch(/google|cloudflare/);
  const turnstile = pagePolicy(nothing, { secure: true, humanCheck: 'turnstile' });
  expect(turnstile).toContain("script-src 'self' https://challenges.cloudflare.com;");
  expect(turnstile).toContain('frame-src https://challenges.cloudflare.com;');
  expect(turnstile).not.toContain('google');
  const recaptcha = pagePolicy(nothing, { secure: true, humanCheck: 'recaptcha', frames: 'contains' });
  expect(recaptcha).toContain("frame-src 'self' https://www.google.com/recaptcha/");
  expect(recaptcha).toContain("connect-src 'self' https://www.google.com/recaptcha/;");
});
