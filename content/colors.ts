import { define } from './schema/define';
import schema from './schema/colors';

/**
 * The colors of light and of dark pages, named for their use (schema/colors.ts describes each use).
 * `npm run check` tells you which color is hard to read, and which one to change.
 */
export default define(schema, {
  light: {
    paper: '#fbf7f0',
    raised: '#fffdf9',
    sunk: '#f2eadd',
    panel: '#e0ebe6',
    ink: '#2a231c',
    'ink-soft': '#4d443a',
    sage: '#2c4a3a',
    'sage-strong': '#1d3427',
    'on-sage': '#fdfaf4',
    clay: '#7d351d',
    honey: '#e0ac4b',
    'on-honey': '#2a231c',
    leaf: '#a9c3a5',
    line: '#ddd1bf',
    'line-strong': '#85786a',
    error: '#8c1d18',
    wall: '#d9cbbc',
    bar: '#fbf7f0',
    'bar-hover': '#f2eadd',
    'on-bar': '#2a231c',
    'bar-accent': '#2c4a3a',
    'bar-accent-strong': '#1d3427',
    'on-bar-accent': '#fdfaf4',
  },
  dark: {
    paper: '#1d1813',
    raised: '#30271e',
    sunk: '#2a2118',
    panel: '#3a2c1c',
    ink: '#f4ebdd',
    'ink-soft': '#dcd2c3',
    sage: '#c2dac1',
    'sage-strong': '#d5e8d2',
    'on-sage': '#17211a',
    clay: '#f0b598',
    honey: '#d9a94f',
    'on-honey': '#1d1813',
    leaf: '#6f8a6d',
    line: '#453b31',
    'line-strong': '#94866f',
    error: '#fbcac3',
    wall: '#1d1813',
    bar: '#1d1813',
    'bar-hover': '#2a2118',
    'on-bar': '#f4ebdd',
    'bar-accent': '#c2dac1',
    'bar-accent-strong': '#d5e8d2',
    'on-bar-accent': '#17211a',
  },
});
