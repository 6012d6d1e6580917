import { describe, expect, it } from 'vitest';
import { initialContext, type SendResult } from './context.ts';
import { secondsLeft, type Clock } from './countdown.ts';
import { codeRequestAfter, sendOutcome, unansweredAfter } from './outcomes.ts';

const clock: Clock = { wall: () => 1e12, steady: () => 0, page: 1 };
const phone = '+22890123456';
const start = { ...initialContext({ clock }), phone };

const limited = (retryAfter?: number): SendResult => ({
  ok: false,
  failure: { kind: 'refused', status: 429, code: 'rate/limited', retryAfter },
});
const unavailable: SendResult = { ok: false, failure: { kind: 'refused', status: 503, code: 'server/unavailable' } };

describe('a request for a code after one without a response', () => {
  const after = (...results: SendResult[]) => {
    const context = { ...start };
    for (const result of results) context.unanswered = unansweredAfter(result, context);
    return context;
  };
  const offline: SendResult = { ok: false, failure: { kind: 'offline' } };
  const timeout: SendResult = { ok: false, failure: { kind: 'timeout' } };

  it('uses the code of the earlier request when it is too early for another', () => {
    for (const context of [after(offline), after(timeout), after(offline, unavailable)]) {
      expect(sendOutcome(limited(100), context)).toBe('sent');
      const request = codeRequestAfter(limited(100), context);
      expect(request).toMatchObject({ phone, sends: 1 });
      expect(request && secondsLeft(request.resend, clock)).toBe(100);
      expect(request && secondsLeft(request.expiry, clock)).toBe(600);
    }
  });

  it('fails when the server does not say how long, or longer than the countdown after the first code', () => {
    expect(sendOutcome(limited(), after(offline))).toBe('failed');
    expect(sendOutcome(limited(121), after(offline))).toBe('failed');
  });

  it('fails for another number, and when every request got a response', () => {
    expect(sendOutcome(limited(100), { ...after(offline), phone: '+22890123457' })).toBe('failed');
    expect(sendOutcome(limited(100), after(unavailable))).toBe('failed');
  });

  it('fails when the last response was not about a wait', () => {
    expect(sendOutcome(unavailable, after(offline))).toBe('failed');
  });
});
