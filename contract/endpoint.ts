import type { Static, TObject, TSchema } from 'typebox';

/** Who may call: anybody, a signed-in data user, a signed-in officer, or either of the two. */
export type Audience = 'public' | 'dataUser' | 'officer' | 'either';

/** A second address of the same act, kept because the specification lists it; deprecated in the API document. */
export interface Alias {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/api/${string}`;
}

export type Refusals = 'text' | 'message' | 'ckan' | 'openRosa';

/** One call of the product: what crosses the wire, for whom, and with what effect. */
export interface EndpointShape {
  /** act + thing, as one would say it: `calculateCalendar`. Unique; the operation id of the API document. */
  readonly name: string;
  /** The room it belongs to: the same word on every floor. */
  readonly room: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Fastify spelling: `/api/cc/district/:id`. Outside /api only what people subscribe to, pages for frames, photos, and addresses that a standard names. */
  readonly path:
    | `/api/${string}`
    | `/calendar/${string}`
    | `/embed/${string}`
    | `/f/${string}`
    | `/catalog.${string}`
    | `/data.json`
    | `/oai`
    | '/ogc'
    | `/ogc/${string}`
    | `/cap/${string}`
    | `/feeds/${string}`
    | '/oembed'
    | '/mcp'
    | `/openrosa/${string}`
    | `/llms.txt`
    | `/s/${string}`
    | `/t/${string}`
    | `/risk_files/${string}`;
  readonly aliases?: readonly Alias[];
  readonly audience: Audience;
  /** `writes`: one transaction, answered after commit, audited, never cached. The declaration decides, not the verb. */
  readonly effect: 'reads' | 'writes';
  readonly summary: string;
  readonly params?: TObject;
  readonly query?: TObject;
  readonly body?: TSchema;
  /** Largest file in bytes, where the body is a file: sent as application/octet-stream, read after the caller is known. */
  readonly upload?: number;
  /**
   * Largest file in bytes, where the call takes multipart/form-data with one part `file` beside the fields of `body`. The
   * file is kept while it comes in, and never in memory; the handler is given `body.file`.
   */
  readonly fileForm?: number;
  /**
   * The files a form may bring beside the fields of `body`, in repeated parts of one name; without any the call takes JSON
   * and plain forms too. They are kept while they come in, and the handler is given `body.files`.
   */
  readonly filesForm?: FilesForm;
  /** A small form may come as multipart/form-data too, as mail programs send theirs (RFC 8058). */
  readonly partsForm?: true;
  /** Also the outgoing whitelist: undeclared fields never leave. */
  readonly answer: TSchema;
  readonly status?: 200 | 201 | 202 | 204;
  /** The answer is 303 with a Location and nothing to read. */
  readonly redirects?: true;
  /** Content type when the answer is not JSON (`answer` is then Type.String() or Type.Unsafe<Uint8Array>). */
  readonly produces?: string;
  /** The answer is a file that is sent as it is read, whole or in ranges: the handler makes a `StreamedFile`. */
  readonly streams?: true;
  /** A stream that stays open until either side ends it: it is ended when the portal closes, and its time is not that of an answer. */
  readonly live?: true;
  /**
   * How this family writes refusals: plain text, `{ message }`, or as the clients of CKAN or OpenRosa expect them.
   * `Accept: application/problem+json` wins over all.
   */
  readonly refusals: Refusals;
  /** The answer depends on the input and the cache version alone: it is made, compressed and tagged once. */
  readonly cached?: boolean;
  /**
   * The page that holds a plain form of this call. A form sent without JavaScript and refused is drawn again there,
   * with the sentence and with everything that was typed but passwords.
   */
  readonly formPage?: `/${string}`;
  /** A write of a few rows that goes on while the disk is nearly full: without signing in nobody could free space. */
  readonly evenOnFullDisk?: true;
  /** A browser is sent here from another site, and what it brings proves itself: cookies alone change nothing. */
  readonly fromElsewhere?: true;
  /** While the portal cannot answer all, it is refused last: signing in, and reports that were written in the field. */
  readonly refusedLast?: true;
  /** The room counts by itself who asks how often: one machine of a carrier speaks for thousands of phones. */
  readonly countedByRoom?: true;
  /** Why a write leaves no audit row, said where one would only repeat the record itself: a counted visit. */
  readonly unaudited?: string;
}

/** Declares one endpoint. Server, API document, web client and contract test all read this value. */
export function endpoint<const E extends EndpointShape>(shape: E): E {
  return shape;
}

type Part<E, K extends string> = E extends { readonly [P in K]: infer S extends TSchema } ? Static<S> : undefined;

export type Params<E extends EndpointShape> = Part<E, 'params'>;
export type Query<E extends EndpointShape> = Part<E, 'query'>;
export type Body<E extends EndpointShape> = E extends { readonly upload: number }
  ? Uint8Array
  : E extends { readonly fileForm: number }
    ? Part<E, 'body'> & { readonly file: FormFile }
    : E extends { readonly filesForm: FilesForm }
      ? Part<E, 'body'> & { readonly files: readonly FormFile[] }
      : Part<E, 'body'>;
/** What a handler makes: the declared answer, or a file where the endpoint `produces` one. */
export type Answer<E extends EndpointShape> = E extends { readonly streams: true }
  ? StreamedFile
  : E extends { readonly produces: string }
    ? string | Uint8Array
    : Static<E['answer']>;

/** Files of a form: the name of their parts (`*` for any), how many there may be, and how many bytes each may have. */
export interface FilesForm {
  readonly part: string;
  readonly most: number;
  readonly bytes: number;
}

/** A file that came with a form and is kept under `key`. */
export interface FormFile {
  readonly key: string;
  /** The part it came in, where parts of any name are taken. */
  readonly part?: string;
  /** As the sender called it, without folders. */
  readonly fileName: string;
  readonly bytes: number;
  /** Of its bytes, in hexadecimal digits. */
  readonly sha256: string;
}

/** A file on its way out. */
export interface StreamedFile {
  /** What it is saved as; made safe for headers and file systems where it is sent. */
  readonly fileName: string;
  /** Content type; that of the declaration when left out. */
  readonly type?: string;
  /** Null where it is made while it is sent: then there are no ranges. */
  readonly bytes: number | null;
  /** Changes whenever the content does; for ranges and If-None-Match. */
  readonly tag?: string;
  /** Of its bytes, in hexadecimal digits: told as Repr-Digest (RFC 9530). */
  readonly sha256?: string;
  /** The bytes from `start` to `end`, both included; all, when left out. Not called for HEAD. */
  open(range?: { readonly start: number; readonly end: number }): Promise<AsyncIterable<Uint8Array>>;
}
