import { askAssistantTool, showLlmsText } from '#contract/openData/assistants.ts';
import { answerWith } from '../../platform/calls/answer.ts';
import type { Mount } from '../../platform/calls/mount.ts';
import { siteOrigin } from '../../platform/http/origin.ts';
import type { Registry } from '../../platform/calls/registry.ts';
import { answerMessage } from './assistants.service.ts';
import { writeLlmsText } from './llmsText.ts';

/** For assistants that read for somebody: what there is, and tools over the calls of the other rooms. */
export function assistantsRoutes(mount: Mount, calls: Registry): void {
  mount(showLlmsText, ({ scope }) => writeLlmsText(siteOrigin(scope)));
  mount(askAssistantTool, async ({ body: message, scope }) => {
    const { status, body, headers } = await answerMessage(scope, calls, message);
    return answerWith(body, { status, headers });
  });
}
