import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import type { ConnectionError } from 'fastify';
import { problem, type Problem } from '../calls/problems.ts';

/** Answers what Node refused before it became a request: headers too large, not HTTP, too slow. */
export function answerClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) return void socket.destroy();
  const said = whatWasWrong(error);
  const requestId = `socket-${randomBytes(6).toString('base64url')}`;
  const body = JSON.stringify({ message: said.message, code: said.code, requestId });
  const head = [
    `HTTP/1.1 ${said.status} ${STATUS_CODES[said.status] ?? ''}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

function whatWasWrong({ code }: ConnectionError): Problem {
  if (code === 'HPE_HEADER_OVERFLOW') return problem('headersTooLarge');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return problem('requestTimedOut');
  return problem('brokenRequest');
}
