import * as contract from '#contract/conversations/farmerQuestions.ts';
import { maskAddress } from '#engines/messages/maskAddress.ts';
import type { Answer } from '#contract/endpoint.ts';
import { answerWith } from '../../../platform/calls/answer.ts';
import {
  answerByVoice,
  answerSound,
  readVoiceAnswer,
  type VoiceAnswer,
  voiceReaches,
} from './answerByVoice.service.ts';
import type { Mount } from '../../../platform/calls/mount.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import type { Question } from './questions.repository.ts';
import {
  answerHours,
  answerQuestion,
  closeQuestion,
  enterRain,
  findAnswers,
  listQuestions,
  takeQuestion,
} from './questions.service.ts';

const hourMs = 3_600_000;

/** What farmers ask, for the officers of their district. */
export function questionsRoutes(mount: Mount): void {
  mount(contract.listFarmerQuestions, async ({ query, scope }) => {
    const { found, ...counts } = await listQuestions(scope, query);
    return { ...counts, found: found.map((question) => present(scope, question)) };
  });
  mount(contract.findAnswers, async ({ query, scope }) =>
    (await findAnswers(scope, query)).map(({ question, answer, cropId, answeredAt }) => ({
      question,
      answer,
      crop: cropId,
      answered_at: answeredAt.toISOString(),
    })),
  );
  mount(contract.takeFarmerQuestion, async ({ params, body, scope }) =>
    present(scope, await takeQuestion(scope, params.id, body.officer_id)),
  );
  mount(contract.answerFarmerQuestion, async ({ params, body, scope }) =>
    present(scope, await answerQuestion(scope, params.id, body)),
  );
  mount(contract.enterRainOfPhone, async ({ params, body, scope }) =>
    present(scope, await enterRain(scope, params.id, body)),
  );
  mount<typeof contract.answerByVoice, VoiceAnswer>(
    contract.answerByVoice,
    async ({ params, scope, prepared }) => present(scope, await answerByVoice(scope, params.id, prepared)),
    ({ params, query: { text = '', library = false }, body, scope }) =>
      readVoiceAnswer(scope, params.id, { wav: body, text, library }),
  );
  mount(contract.hearAnswer, async ({ params, scope }) =>
    answerWith(await answerSound(scope, params.id), { headers: { 'cache-control': 'private, no-store' } }),
  );
  mount(contract.closeFarmerQuestion, async ({ params, body, scope }) =>
    present(scope, await closeQuestion(scope, params.id, body.closed)),
  );
}

function present({ context, actor, now }: Scope, question: Question): Answer<typeof contract.takeFarmerQuestion> {
  const book = context.reference.book();
  const until = question.answeredAt ?? now;
  const hours = Math.max(0, Math.floor((until.getTime() - question.askedAt.getTime()) / hourMs));
  return {
    id: question.id,
    kind: question.kind,
    state: question.state,
    door: question.door,
    from: maskAddress(question.caller),
    district_id: question.districtId,
    district: book.districtById.get(question.districtId)?.name ?? question.districtId,
    place: question.place,
    crop: question.cropId,
    text: question.text,
    asked_at: question.askedAt.toISOString(),
    taken_by: question.takerName,
    mine: question.takenBy !== null && question.takenBy === actor.personId,
    answer: question.answer,
    answered_by: question.answererName,
    answered_at: question.answeredAt?.toISOString() ?? null,
    hours,
    late: question.state === 'open' && hours >= answerHours,
    rain_mm: question.rain === null ? null : question.rain / 100,
    rain_day: question.rainDay,
    in_library: question.inLibrary,
    voice_seconds: question.voiceMs === null ? null : Math.round(question.voiceMs / 100) / 10,
    voice_reaches: voiceReaches(context, question, now),
    farmer_id: question.farmerId,
    farmer_name: question.farmerName,
    farmers: question.ownFarmers,
  };
}
