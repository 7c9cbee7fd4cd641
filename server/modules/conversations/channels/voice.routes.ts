import * as contract from '#contract/conversations/channels.ts';
import type { DoorName } from '#engines/conversation/doors.ts';
import { readPhoneNumber } from '#engines/words/phoneNumber.ts';
import type { Mount } from '../../../platform/calls/mount.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import type { Said, SpokenAnswer } from '../conversations.repository.ts';
import { hear } from '../dialogue/hear.service.ts';
import { admitTo, requireTwilioSignature, textFields } from './gate.ts';
import { africasTalkingXml, noXml, type Spoken, twilioXml } from './voiceXml.ts';

/** What Twilio says of a call that is over. */
const over: ReadonlySet<string> = new Set(['completed', 'busy', 'failed', 'no-answer', 'canceled']);

/** Calls: keys come in, words go out; a question is recorded. */
export function voiceRoutes(mount: Mount): void {
  mount(
    contract.answerAfricasTalkingCall,
    async ({ body, scope }) => {
      // The last word on a call that is over.
      if (body.isActive !== '1') return noXml;
      const spoken = await speak(scope, 'voice-africastalking', {
        call: body.sessionId,
        from: body.callerNumber ?? '',
        digits: body.dtmfDigits ?? '',
        recording: body.recordingUrl ?? '',
      });
      return africasTalkingXml(spoken, scope.context.config.publicUrl ?? '');
    },
    undefined,
    admitTo('voice-africastalking'),
  );
  // https://www.twilio.com/docs/voice/twiml#request-parameters
  mount(
    contract.answerTwilioCall,
    async ({ body, scope }) => {
      const fields = textFields(body);
      if (over.has(fields['CallStatus'] ?? '')) return noXml;
      const spoken = await speak(scope, 'voice-twilio', {
        call: fields['CallSid'] ?? '',
        from: fields['From'] ?? '',
        digits: fields['Digits'] ?? '',
        recording: fields['RecordingUrl'] ?? '',
      });
      const origin = scope.context.config.publicUrl ?? '';
      return twilioXml(spoken, { origin, action: `${origin}${scope.caller.path}` });
    },
    undefined,
    admitTo('voice-twilio', requireTwilioSignature),
  );
}

async function speak(
  scope: Scope,
  door: DoorName,
  call: { readonly call: string; readonly from: string; readonly digits: string; readonly recording: string },
): Promise<Spoken> {
  const said = await hear(scope, {
    door,
    session: call.call,
    phone: readPhoneNumber(call.from),
    input: call.recording === '' ? call.digits : `[recording ${call.recording}]`,
    mark: call.recording,
  });
  if (said === null) throw new Error('A call was passed over.');
  return {
    ...(said.spoken ?? wordsAlone(said)),
    next: said.ends ? 'end' : said.asking === 'pest' || said.asking === 'officer' ? 'record' : 'keys',
  };
}

/** What is no sentence of the phrasebook, such as that no more is answered in this hour. */
function wordsAlone({ text, language }: Pick<Said, 'text' | 'language'>): SpokenAnswer {
  const whole = { say: text, language };
  return { parts: [whole], whole };
}
