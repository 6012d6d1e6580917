import { describe, expect, it } from 'vitest';
import { accountSite, browserOf, otherPassword, password, sessionIn } from '../../../testing/account-site.ts';
import { advanceTime } from '../../../testing/advance-time.ts';
import { testDatabase } from '../../../testing/memory-database.ts';
import { deviceOf, ensureDevice } from '../../../platform/http/device-cookie.ts';
import { deleteUnusedDevices, hasLoggedInBefore, isKnownDevice, rememberDevice } from './devices.ts';

const database = await testDatabase();
const site = accountSite(database);

const callWith = (cookie: string | undefined, origin = 'https://kermesse.example') => ({
  db: database.db,
  origin,
  headers: new Headers(cookie === undefined ? {} : { cookie }),
  responseHeaders: new Headers(),
});
const given = (headers: Headers) => headers.getSetCookie().map((each) => each.split(';', 1)[0] ?? '');

describe('a device', () => {
  it('gets one HttpOnly cookie for the whole site', () => {
    const call = callWith(undefined);
    const device = ensureDevice(call);
    expect(ensureDevice(call)).toBe(device);
    expect(call.responseHeaders.getSetCookie()).toEqual([
      `__Host-Device=${device}; Max-Age=34560000; Path=/; HttpOnly; Secure; SameSite=Lax`,
    ]);
    const next = callWith(`Theme=dark; __Host-Device=${device}`);
    expect([deviceOf(next), ensureDevice(next), next.responseHeaders.getSetCookie()]).toEqual([device, device, []]);
  });

  it('is unknown if its cookie has an invalid format or the name of another protocol', () => {
    for (const cookie of [
      '__Host-Device=short',
      `__Host-Device=${'a'.repeat(44)}`,
      `Device=${'a'.repeat(43)}`,
      `__Host-Device=${'%41'.repeat(20)}`,
    ])
      expect(deviceOf(callWith(cookie))).toBeUndefined();
    expect(deviceOf(callWith(`Device=${'a'.repeat(43)}`, 'http://localhost:3000'))).toBe('a'.repeat(43));
  });

  it('is known only to accounts that logged in on it, until 400 days after its last use', async () => {
    const [afi, kossi] = [
      (await site.register('afi@example.com')).user.id,
      (await site.register('kossi@example.com')).user.id,
    ];
    const call = callWith(undefined);
    const first = await rememberDevice(call, afi);
    expect(first.isNew).toBe(true);
    expect((await rememberDevice(call, afi)).isNew).toBe(false);
    expect(given(call.responseHeaders)).toHaveLength(1);
    const knows = (user: string, device: string | undefined = first.device) => isKnownDevice(database.db, device, user);
    expect([await knows(afi), await knows(kossi), await isKnownDevice(database.db, undefined, afi)]).toEqual([
      true,
      false,
      false,
    ]);
    const later = callWith(`__Host-Device=${first.device}`);
    expect(await rememberDevice(later, kossi)).toEqual({ device: first.device, isNew: true });
    await advanceTime(database.db, 399 * 86_400);
    expect(await knows(afi)).toBe(true);
    expect(await hasLoggedInBefore(later, 'afi@example.com')).toBe(true);
    await advanceTime(database.db, 2 * 86_400);
    expect(await knows(afi)).toBe(false);
    expect(await hasLoggedInBefore(later, 'afi@example.com')).toBe(false);
    await deleteUnusedDevices(database.db);
    expect(await database.db.selectFrom('devices').select('user_id').execute()).toEqual([]);
    expect((await rememberDevice(later, afi)).isNew).toBe(true);
  });

  it('is forgotten when the account has logged in on fifty others since', async () => {
    const { user } = await site.register('yao@example.com');
    const devices = Array.from({ length: 50 }, (_, index) => String(index).padStart(43, 'd'));
    const [first = '', second = ''] = devices;
    const logIn = (device: string) => rememberDevice(callWith(`__Host-Device=${device}`), user.id);
    // The account has the device of its registration too.
    for (const device of [...devices, first]) await logIn(device);
    await logIn('n'.repeat(43));
    const known = await Promise.all(devices.map((device) => isKnownDevice(database.db, device, user.id)));
    expect(known.filter((each) => each)).toHaveLength(49);
    expect([
      await isKnownDevice(database.db, first, user.id),
      await isKnownDevice(database.db, second, user.id),
    ]).toEqual([true, false]);
  });

  it('is remembered when logging in by password and by phone, and stored as a hash', async () => {
    const email = 'ama@example.com';
    const { user } = await site.register(email);
    const phone = '+22890776655';
    const { cookie } = browserOf(phone);
    const byPassword = await site.post('/auth/login', { email, password }, { headers: { cookie } });
    const byPhone = await site.logInByPhone(phone);
    const device = cookie.slice('Device='.length);
    expect([given(byPassword.headers), given(byPhone.headers)]).toEqual([[cookie], [cookie]]);
    for (const id of [user.id, sessionIn(byPhone).user.id])
      expect(await isKnownDevice(database.db, device, id)).toBe(true);
    expect(JSON.stringify(await database.db.selectFrom('devices').selectAll().execute())).not.toContain(device);
  });

  it('is forgotten when the password is changed or reset on another one', async () => {
    const email = 'esi@example.com';
    const { user } = await site.register(email);
    const [thiefs, owners] = ['t'.repeat(43), 'o'.repeat(43)];
    const known = () => Promise.all([thiefs, owners].map((each) => isKnownDevice(database.db, each, user.id)));
    const logIn = async (device: string, secret: string) =>
      sessionIn(await site.login(email, secret, {}, { headers: { cookie: `Device=${device}` } })).accessToken;
    await logIn(thiefs, password);
    const token = await logIn(owners, password);
    expect(await known()).toEqual([true, true]);
    const headers = { cookie: `Device=${owners}` };
    const change = { currentPassword: password, newPassword: otherPassword, newPasswordConfirmation: otherPassword };
    expect((await site.post('/auth/edit-password', change, { token, headers })).status).toBe(200);
    expect(await known()).toEqual([false, true]);
    await logIn(thiefs, otherPassword);
    expect(await known()).toEqual([true, true]);
    expect((await site.resetPassword(email, 'Tricycle-orange-du-golfe-9')).status).toBe(200);
    expect(await known()).toEqual([false, false]);
  });
});
