import type { Answer } from '#contract/endpoint.ts';
import * as contract from '#contract/speech/speech.ts';
import { languageNames } from '#engines/conversation/phrasebook.ts';
import { soundAddress } from '#engines/speech/soundAddress.ts';
import { answerWith } from '../../platform/calls/answer.ts';
import type { Mount } from '../../platform/calls/mount.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { heardOf } from './listen.service.ts';
import { publicSound, soundOf } from './sound.service.ts';
import * as speech from './speech.service.ts';

/** What stands at an address of a sound never changes: the hash of its content is in it. */
const forGood = { headers: { 'cache-control': 'public, max-age=31536000, immutable' } } as const;
const mostExamples = 3;

/** Recordings by language: the workbench, and what anybody hears. */
export function speechRoutes(mount: Mount): void {
  mount(contract.listSpeechPieces, async ({ params, scope }) => {
    const { pieces, counts } = await speech.listPieces(scope, params.language);
    return {
      languages: [...counts].map(([code, count]) => ({ code, name: languageNames[code], ...count })),
      pieces: pieces.map((piece) => present(scope, piece)),
    };
  });
  mount(contract.keepRecording, async ({ params, query, body, scope }) =>
    present(scope, await speech.saveRecording(scope, params.language, params.key, { text: query.text, bytes: body })),
  );
  mount(contract.reviewRecording, async ({ params, body, scope }) =>
    present(scope, await speech.reviewRecording(scope, params.language, params.key, body)),
  );
  mount(contract.removeRecording, async ({ params, scope }) => ({
    message: 'The recording is deleted.',
    undo: await speech.removeRecording(scope, params.language, params.key),
  }));
  mount(contract.hearRecording, async ({ params, scope }) => {
    const { hash } = await speech.recordingOf(scope, params.language, params.key);
    return soundOf(scope, [hash]);
  });
  mount(contract.playSpeech, async ({ query, scope }) =>
    answerWith(await publicSound(scope, query.pieces.split('-')), forGood),
  );
  mount(contract.listenTo, async ({ query, scope }) => ({
    languages: (await heardOf(scope, query)).map(({ code, name, pieces, text }) => ({
      code,
      name,
      url: soundAddress(pieces),
      seconds: Math.round(pieces.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 100) / 10,
      text,
    })),
  }));
}

function present(scope: Scope, piece: speech.Piece): Answer<typeof contract.keepRecording> {
  const { key, kind, text, status, blocks, recording } = piece;
  return {
    key,
    kind,
    text,
    status,
    blocks: blocks.length,
    blocked: blocks.slice(0, mostExamples).map((phrase) => speech.englishOf(phrase)),
    hash: recording?.hash ?? null,
    seconds: recording === undefined ? null : recording.milliseconds / 1_000,
    recorded_by: recording?.recordedByName ?? null,
    recorded_at: recording?.recordedAt.toISOString() ?? null,
    reviewed_by: recording?.reviewedByName ?? null,
    reviewed_at: recording?.reviewedAt?.toISOString() ?? null,
    may_review: speech.mayReview(scope, piece),
  };
}
