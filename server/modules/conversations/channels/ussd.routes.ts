import * as contract from '#contract/conversations/channels.ts';
import type { DoorName } from '#engines/conversation/doors.ts';
import { readPhoneNumber } from '#engines/words/phoneNumber.ts';
import type { Mount } from '../../../platform/calls/mount.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { hear, type HeardMessage, type Said } from '../dialogue/hear.service.ts';
import { admitTo } from './gate.ts';

const label = 'AgriHub Ghana';

/** USSD of four providers; each names session, number and what was typed in its own way. */
export function ussdRoutes(mount: Mount): void {
  // https://developers.africastalking.com/docs/ussd/overview
  mount(
    contract.answerAfricasTalkingUssd,
    async ({ body, scope }) => {
      // All that was typed in the session so far, with asterisks between: what is new stands last.
      const typed = body.text.split('*');
      const said = await hearOn(scope, 'ussd-africastalking', {
        session: body.sessionId,
        phone: body.phoneNumber,
        input: typed.at(-1) ?? '',
        before: typed.slice(0, -1),
        isNew: body.text === '',
        mark: `text ${body.text}`,
      });
      return `${said.ends ? 'END' : 'CON'} ${said.text}`;
    },
    undefined,
    admitTo('ussd-africastalking'),
  );
  // https://developers.arkesel.com/#tag/USSD
  mount(
    contract.answerArkeselUssd,
    async ({ body, scope }) => {
      const { sessionID, userID, msisdn, newSession, userData } = body;
      const said = await hearOn(scope, 'ussd-arkesel', {
        session: sessionID,
        phone: msisdn,
        input: newSession ? '' : userData,
        isNew: newSession,
        mark: newSession ? 'begin' : '',
      });
      return { sessionID, userID, msisdn, message: said.text, continueSession: !said.ends };
    },
    undefined,
    admitTo('ussd-arkesel'),
  );
  // https://developers.hubtel.com/docs/api-reference-prog-services
  mount(
    contract.answerHubtelUssd,
    async ({ body, scope }) => {
      const kind = body.Type.toLowerCase();
      const begins = kind === 'initiation';
      const answer = { SessionId: body.SessionId, Label: label, ClientState: '', FieldType: 'text' as const };
      if (!begins && kind !== 'response')
        return { ...answer, Type: 'release' as const, Message: '', DataType: 'display' as const };
      const said = await hearOn(scope, 'ussd-hubtel', {
        session: body.SessionId,
        phone: body.Mobile,
        input: begins ? '' : (body.Message ?? ''),
        isNew: begins,
        mark: body.Sequence === undefined ? '' : `${kind} ${body.Sequence}`,
      });
      return {
        ...answer,
        Type: said.ends ? ('release' as const) : ('response' as const),
        Message: said.text,
        DataType: said.ends ? ('display' as const) : ('input' as const),
      };
    },
    undefined,
    admitTo('ussd-hubtel'),
  );
  // https://documenter.getpostman.com/view/7705958/UyrEhaLQ
  mount(
    contract.answerNaloUssd,
    async ({ body, scope }) => {
      const { USERID, MSISDN, USERDATA, MSGTYPE, SESSIONID } = body;
      const said = await hearOn(scope, 'ussd-nalo', {
        session: SESSIONID ?? MSISDN,
        phone: MSISDN,
        input: MSGTYPE ? '' : USERDATA,
        isNew: MSGTYPE,
        mark: '',
      });
      return { USERID, MSISDN, USERDATA, MSG: said.text, MSGTYPE: !said.ends };
    },
    undefined,
    admitTo('ussd-nalo'),
  );
}

/** USSD always has an answer: only texts of a chat are passed over. */
async function hearOn(
  scope: Scope,
  door: DoorName,
  { phone, ...heard }: Omit<HeardMessage, 'door' | 'phone'> & { readonly phone: string },
): Promise<Said> {
  const said = await hear(scope, { ...heard, door, phone: readPhoneNumber(phone) });
  if (said === null) throw new Error('A USSD message was passed over.');
  return said;
}
