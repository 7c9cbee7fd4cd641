import { ForecastError, type Forecast } from './forecast.ts';

/** No provider is connected: there is no weather, and none is made up. */
export const noForecast: Forecast = {
  source: { maker: 'none', name: '', attribution: '', link: '', licence: '', isSample: false },
  async fetch() {
    throw new ForecastError('No forecast is connected.', { refusesAll: true });
  },
};
