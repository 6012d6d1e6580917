import { authLogin } from '../operations/auth-login/auth-login.ts';
import { authPhone } from '../operations/auth-phone/auth-phone.ts';
import { authPhoneVerify } from '../operations/auth-phone-verify/auth-phone-verify.ts';
import type { InputOf, Operation } from '../operation/operation.ts';
import { defaultPreferences } from '../schemas/account/preferences.ts';
import type { CaseRequest, ContractCase, IntermediateAction, Deferred, Step } from './case.ts';
import { checkExpectation, checkShape } from './check-response.ts';
import { differences } from './differences.ts';
import { lastMessageTo } from './sent-message.ts';
import { textAt, valueInBody, type CaseMemory, type CaseUser } from './memory.ts';
import { editorHeaders } from './seed/editor.ts';
import type { PersonSeed, Subscriptions } from './seed/seed.ts';
import { requestOf } from './request-of.ts';
import type { ContractTarget } from './target.ts';

interface CaseResponse {
  status: number;
  headers: Headers;
  text: string;
  body: unknown;
}

const isIntermediateAction = (step: Step<Operation> | IntermediateAction): step is IntermediateAction =>
  !('request' in step);

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function readSession(body: unknown): CaseUser {
  const profileId = valueInBody(body, 'data.user.profileId');
  return {
    user: { id: textAt(body, 'data.user.id'), profileId: typeof profileId === 'string' ? profileId : null },
    accessToken: textAt(body, 'data.accessToken'),
  };
}

/** One run of a case, with its own cookies and logged-in users. */
export class CaseRun {
  readonly memory: CaseMemory;
  readonly #target: ContractTarget;
  readonly #people: readonly PersonSeed[];
  readonly #cookies = new Map<string, string>();
  readonly #loggedIn = new Map<string, CaseUser>();

  constructor(target: ContractTarget, { given }: ContractCase) {
    let proofs = 0;
    this.#target = target;
    this.#people = given.people ?? [];
    this.memory = {
      responses: [],
      person: (name) => this.#person(name),
      logIn: (name) => this.#logIn(name),
      sentMessages: () => target.outbox(),
      humanCheck: () => ({ kind: 'altcha', token: `human-${(proofs += 1)}` }),
    };
  }

  /** Runs one step. Returns the faults; an empty array if there is none. */
  async step(step: Step<Operation> | IntermediateAction, tested: Operation): Promise<string[]> {
    if (isIntermediateAction(step)) {
      if (step.advance !== undefined) await this.#target.advance(step.advance);
      const faults = (await step.check?.(this.memory)) ?? [];
      return step.stored === undefined ? faults : [...faults, ...(await this.#differencesFrom(step.stored))];
    }
    const operation = step.operation ?? tested;
    const session = step.as === undefined ? undefined : await this.#logIn(step.as);
    const request = await this.#resolve(step.request);
    const response = await this.#send(operation, request, session);
    this.memory.responses.push(response.body);
    if (step.logsIn !== undefined && response.status === 200)
      this.#loggedIn.set(step.logsIn, readSession(response.body));
    const shape = await checkShape(operation, response);
    if (shape.length > 0) return shape;
    return checkExpectation(await this.#resolve(step.expect), response.status, response.body);
  }

  async #differencesFrom(expected: Partial<Subscriptions>): Promise<string[]> {
    const { emails, phones, messages } = await this.#target.subscriptions();
    const sorted = { emails: emails.toSorted(), phones: phones.toSorted(), messages: messages.toSorted() };
    return differences(sorted, expected, { at: 'subscriptions' });
  }

  #resolve<T>(value: Deferred<T>): T | Promise<T> {
    return typeof value === 'function' ? (value as (memory: CaseMemory) => T | Promise<T>)(this.memory) : value;
  }

  #person(name: string): CaseUser {
    const found = this.#loggedIn.get(name);
    if (found === undefined) throw new Error(`No session for ${name}: an earlier step must log in under this name`);
    return found;
  }

  async #send(operation: Operation, request: CaseRequest<Operation>, session?: CaseUser): Promise<CaseResponse> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      ...(cookie !== '' && { cookie }),
      ...(session && { authorization: `Bearer ${session.accessToken}` }),
      ...(request.headers ?? (operation.auth === 'editor' ? editorHeaders : {})),
    };
    const response = await this.#target.fetch(requestOf(operation, { ...request, headers }, this.#target));
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: jsonOf(text) };
  }

  async #call<O extends Operation>(operation: O, input: InputOf<O>): Promise<unknown> {
    const response = await this.#send(operation, { input });
    if (response.status !== 200)
      throw new Error(`${operation.name} responded with ${response.status}: ${response.text}`);
    return response.body;
  }

  async #logIn(name: string): Promise<CaseUser> {
    const existing = this.#loggedIn.get(name);
    if (existing !== undefined) return existing;
    const person = this.#people.find(({ email, phone }) => email === name || phone === name);
    if (person === undefined) throw new Error(`The seed of the case has no user with the address or number ${name}`);
    const session = readSession(
      await (person.password === undefined ? this.#byPhone(person) : this.#byPassword(person)),
    );
    this.#loggedIn.set(name, session);
    return session;
  }

  #byPassword({ email = '', password = '' }: PersonSeed): Promise<unknown> {
    return this.#call(authLogin, { email, password, remember: false });
  }

  async #byPhone({ phone = '', firstname, lastname }: PersonSeed): Promise<unknown> {
    await this.#call(authPhone, {
      phone,
      firstname,
      lastname,
      preferences: defaultPreferences,
      allowRegistration: true,
      humanCheck: this.memory.humanCheck(),
    });
    const code = lastMessageTo(await this.memory.sentMessages(), phone)?.code ?? '';
    return this.#call(authPhoneVerify, { phone, code });
  }
}
