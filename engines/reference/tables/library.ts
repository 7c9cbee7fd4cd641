import {
  choice,
  choices,
  id,
  integer,
  json,
  list,
  longText,
  optional,
  reference,
  references,
  text,
  url,
} from '../column.ts';
import { provenanceColumns } from '../provenance.ts';
import { table } from '../table.ts';
import { belts, goals } from '../words.ts';
import { storyIcons } from './storyIcons.ts';
import { checkCharts, type StoryChart } from './storyCharts.ts';

export const bundleItems = table({
  name: 'bundleItems',
  title: 'Climate-smart practices',
  description: 'A practice that bundles are made of.',
  key: ['itemId'],
  titleColumn: 'name',
  columns: {
    itemId: id('Practice key', 'Names the practice in bundles, such as compost.'),
    name: text('Name', 'As it is shown.', { required: true, longest: 120 }),
    description: longText('Description', 'What it is.', { required: true }),
    goals: choices('Goals', 'What it helps.', goals),
    belts: choices('Belts', 'Where it fits.', belts),
    minInvestmentLevel: integer('Least investment', '1 low to 4 full.', 1, 4),
    costClass: choice('Cost', 'Class of cost.', ['low', 'medium', 'high']),
    crops: text('Crops', 'Crops it is for, or all.', { required: true }),
    ...provenanceColumns,
  },
});

export const bundles = table({
  name: 'bundles',
  title: 'Climate-smart bundles',
  description: 'The practices recommended for a belt, a set of goals and an investment level.',
  key: ['bundleId'],
  titleColumn: 'title',
  columns: {
    bundleId: integer('Number', 'Names the bundle in addresses.', 1, 9_999),
    title: text('Title', 'Belt, goals and level.', { required: true, longest: 160 }),
    belt: choice('Belt', 'Where it is for.', belts),
    investmentLevel: integer('Investment', '1 low, 2 intermediate, 3 medium, 4 full.', 1, 4),
    goals: choices('Goals', 'What it is for.', goals),
    items: references('Practices', 'What it is made of, in order.', 'bundleItems'),
    ...provenanceColumns,
  },
});

export const bundleServices = table({
  name: 'bundleServices',
  title: 'Services per region',
  description: 'A service farmers of a region can use: who gives it and how to reach it.',
  key: ['regionId', 'position'],
  titleColumn: 'service',
  columns: {
    regionId: reference('Region', 'Where it is offered.', 'regions'),
    position: integer('Position', 'Place in the list, 1 first.', 1, 99),
    service: text('Service', 'What it is.', { required: true, longest: 160 }),
    provider: text('Provider', 'Who gives it.', { required: true, longest: 160 }),
    channel: text('Channel', 'How to reach it.', { longest: 300 }),
    link: url('Link', 'Its web page.'),
    ...provenanceColumns,
  },
});

const year = (label: string) => optional(integer(label, 'Four digits.', 1950, 2100));

export const projects = table({
  name: 'projects',
  title: 'Projects',
  description: 'A project in agriculture and climate: who pays, who does it, where and since when.',
  key: ['uid'],
  titleColumn: 'name',
  columns: {
    uid: text('Number', 'The letter P and three digits, such as P001.', { required: true, longest: 8 }),
    name: text('Name', 'Full name.', { required: true }),
    description: longText('Description', 'What it does.'),
    regions: text('Regions', 'As its papers name them; "National" for all.'),
    districts: text('Districts', 'As its papers name them.'),
    sponsor: text('Sponsor', 'In full.'),
    sponsorShort: text('Sponsor, short', 'Abbreviation.', { longest: 40 }),
    system: text('System', 'Farming system.', { longest: 80 }),
    technologies: list('Technologies', 'Climate-smart practices.'),
    subcategories: list('Aims', 'Social and environmental aims.'),
    implementers: text('Implementers', 'Who carries it out.', { longest: 600 }),
    yearApproved: year('Approved'),
    yearCompleted: year('Completed'),
    link: url('Link', 'Its web page.'),
    beneficiaries: longText('Beneficiaries', 'Who gained, in numbers where known.', { longest: 600 }),
    ...provenanceColumns,
  },
});

export const resources = table({
  name: 'resources',
  title: 'Resources',
  description: 'A paper, page or guide worth reading.',
  key: ['resourceId'],
  titleColumn: 'title',
  columns: {
    resourceId: id('Resource key', 'Names the resource, made from its title.'),
    title: text('Title', 'As it is shown.', { required: true, longest: 200 }),
    subtext: longText('Summary', 'One or two sentences.', { longest: 600 }),
    link: url('Link', 'Where it can be read.'),
    publisher: text('Publisher', 'Who published it.', { required: true, longest: 120 }),
    publisherUrl: url('Publisher’s page', 'Web page of the publisher.'),
    ...provenanceColumns,
  },
});

export const stories = table({
  name: 'stories',
  title: 'Stories',
  description: 'A set of charts that tells one thing, with the institute that gathered the figures.',
  key: ['storyId'],
  titleColumn: 'title',
  format: 'json',
  columns: {
    storyId: text('Story number', 'Letters and digits, such as AR-01.', { required: true, longest: 20 }),
    title: text('Title', 'As it is shown.', { required: true, longest: 160 }),
    description: longText('Description', 'What the charts tell.', { required: true }),
    icon: optional(choice('Picture', 'The small drawing beside the title; bars where none is chosen.', storyIcons)),
    institute: text('Institute', 'Who gathered the figures.', { required: true, longest: 80 }),
    category: text('Category', 'What it is about, such as Yields: stories are chosen by it.', { longest: 80 }),
    charts: json<readonly StoryChart[]>(
      'Charts',
      'A list of charts: title, description, chartType, labels, series; institution, publication, year, page and licence of its figures, as far as they are known; dataset, where one was drawn from a version of a dataset.',
    ),
    ...provenanceColumns,
  },
  check: (row) => checkCharts(row.charts),
});
