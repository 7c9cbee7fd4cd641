import Fastify, { type FastifyInstance } from 'fastify';
import type { AppContext } from './context.ts';
import { createMount, type Mount } from './platform/calls/mount.ts';
import { configureHttpServer, serverOptions } from './platform/http/httpServer.ts';
import { operationsRoutes } from './platform/observability/operations.ts';
import { createRegistry, type Registry } from './platform/calls/registry.ts';
import { accountsRoutes } from './modules/accounts/accounts.routes.ts';
import { assistantsRoutes } from './modules/assistants/assistants.routes.ts';
import { auditRoutes } from './modules/audit/audit.routes.ts';
import { bundlesRoutes } from './modules/bundles/bundles.routes.ts';
import { calendarRoutes } from './modules/calendar/calendar.routes.ts';
import { catalogueRoutes } from './modules/catalogue/catalogue.routes.ts';
import { chartsRoutes } from './modules/charts/charts.routes.ts';
import { climateRoutes } from './modules/climate/climate.routes.ts';
import { communitiesRoutes } from './modules/communities/communities.routes.ts';
import { conversationsRoutes } from './modules/conversations/conversations.routes.ts';
import { dhis2Routes } from './modules/dhis2/dhis2.routes.ts';
import { bulkActRoutes } from './modules/bulkActs/bulkActs.routes.ts';
import { farmerRecordRoutes } from './modules/farmerRecord/farmerRecord.routes.ts';
import { farmersRoutes } from './modules/farmers/farmers.routes.ts';
import { farmsRoutes } from './modules/farms/farms.routes.ts';
import { feedsRoutes } from './modules/feeds/feeds.routes.ts';
import { filesRoutes } from './modules/files/files.routes.ts';
import { geographyRoutes } from './modules/geography/geography.routes.ts';
import { harvestsRoutes } from './modules/harvests/harvests.routes.ts';
import { healthRoutes } from './modules/health/health.routes.ts';
import { submissionRoutes } from './modules/submissions/submissions.routes.ts';
import { tusRoutes } from './modules/submissions/tus.routes.ts';
import { messagesRoutes } from './modules/messages/messages.routes.ts';
import { notificationsRoutes } from './modules/notifications/notifications.routes.ts';
import { officersRoutes } from './modules/officers/officers.routes.ts';
import { ogcRoutes } from './modules/ogc/ogc.routes.ts';
import { openDataRoutes } from './modules/openData/openData.routes.ts';
import { signInByBasic } from './modules/openRosa/basicSignIn.ts';
import { openRosaRoutes } from './modules/openRosa/openRosa.routes.ts';
import { portalRoutes } from './modules/portal/portal.routes.ts';
import { projectsRoutes } from './modules/projects/projects.routes.ts';
import { referenceRoutes } from './modules/reference/reference.routes.ts';
import { resourcesRoutes } from './modules/resources/resources.routes.ts';
import { risksRoutes } from './modules/risks/risks.routes.ts';
import { seasonsRoutes } from './modules/seasons/seasons.routes.ts';
import { speechRoutes } from './modules/speech/speech.routes.ts';
import { storiesRoutes } from './modules/stories/stories.routes.ts';
import { supportRoutes } from './modules/support/support.routes.ts';
import { textPagesRoutes } from './modules/textPages/textPages.routes.ts';
import { trackingRoutes } from './modules/tracking/tracking.routes.ts';
import { translationsRoutes } from './modules/translations/translations.routes.ts';
import { trapsRoutes } from './modules/traps/traps.routes.ts';
import { trashRoutes } from './modules/trash/trash.routes.ts';
import { webhooksRoutes } from './modules/webhooks/webhooks.routes.ts';
import { weatherRoutes } from './modules/weather/weather.routes.ts';

type RoomRoutes = (mount: Mount, context: AppContext) => void;

/** The rooms, one line each. */
const rooms: readonly (readonly [room: string, routes: RoomRoutes])[] = [
  ['accounts', accountsRoutes],
  ['audit', auditRoutes],
  ['bundles', bundlesRoutes],
  ['calendar', calendarRoutes],
  ['bulkActs', bulkActRoutes],
  ['catalogue', catalogueRoutes],
  ['charts', chartsRoutes],
  ['climate', climateRoutes],
  ['communities', communitiesRoutes],
  ['conversations', conversationsRoutes],
  ['dhis2', dhis2Routes],
  ['farmerRecord', farmerRecordRoutes],
  ['farmers', farmersRoutes],
  ['farms', farmsRoutes],
  ['feeds', feedsRoutes],
  ['files', filesRoutes],
  ['geography', geographyRoutes],
  ['harvests', harvestsRoutes],
  ['health', healthRoutes],
  ['submissions', submissionRoutes],
  ['messages', messagesRoutes],
  ['notifications', notificationsRoutes],
  ['officers', officersRoutes],
  ['ogc', ogcRoutes],
  ['openData', openDataRoutes],
  ['portal', portalRoutes],
  ['projects', projectsRoutes],
  ['reference', referenceRoutes],
  ['resources', resourcesRoutes],
  ['risks', risksRoutes],
  ['seasons', seasonsRoutes],
  ['speech', speechRoutes],
  ['stories', storiesRoutes],
  ['support', supportRoutes],
  ['textPages', textPagesRoutes],
  ['tracking', trackingRoutes],
  ['traps', trapsRoutes],
  ['translations', translationsRoutes],
  ['trash', trashRoutes],
  ['weather', weatherRoutes],
  ['webhooks', webhooksRoutes],
];

export interface AppOptions {
  /** Adds the pages and files; left out, the portal answers its API alone. */
  readonly addPages?: (app: FastifyInstance, context: AppContext) => void | Promise<void>;
  /** The rooms to open; all, when left out. */
  readonly rooms?: readonly (readonly [room: string, routes: RoomRoutes])[];
}

/** The portal as a Fastify instance, platform first, then each room. It does not listen yet. */
export async function buildApp(context: AppContext, options: AppOptions = {}): Promise<FastifyInstance> {
  const app = Fastify(serverOptions(context));
  const registry = createRegistry();
  app.decorate('context', context);
  app.decorate('calls', registry);
  configureHttpServer(app, context, registry);
  const mount = createMount(app, context, registry);
  for (const [, addRoutes] of options.rooms ?? rooms) addRoutes(mount, context);
  if (options.rooms === undefined) {
    signInByBasic(app, context, registry);
    openRosaRoutes(mount, context, registry);
    assistantsRoutes(mount, registry);
    tusRoutes(app, context);
  }
  operationsRoutes(app, context, registry);
  await options.addPages?.(app, context);
  await app.ready();
  return app;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly context: AppContext;
    /** What is mounted, for those that call endpoints from inside: the pages. */
    readonly calls: Registry;
  }
}
