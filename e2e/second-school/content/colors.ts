import { schema } from '@/content/schema/colors';
import { define } from '@/content/schema/define';

/** Deep blue and brick. */
export default define(schema, {
  light: {
    paper: '#f6f8fb', raised: '#ffffff', sunk: '#e9eef5', panel: '#dfe8f3', wall: '#cbd5e2',
    ink: '#1b2230', 'ink-soft': '#3d4657',
    sage: '#1f3f7a', 'sage-strong': '#142b57', 'on-sage': '#fbfcfe',
    clay: '#7d2a17', honey: '#d9b04a', 'on-honey': '#1b2230', leaf: '#9fb4d1',
    line: '#cfd8e4', 'line-strong': '#6f7d92', error: '#8c1020',
    bar: '#f7f9fc', 'bar-hover': '#e9eef5', 'on-bar': '#1b2230',
    'bar-accent': '#1f3f7a', 'bar-accent-strong': '#142b57', 'on-bar-accent': '#fbfcfe',
  },
  dark: {
    paper: '#12161d', raised: '#1c232e', sunk: '#171d26', panel: '#1d2836', wall: '#12161d',
    ink: '#eaf0f8', 'ink-soft': '#c3cedc',
    sage: '#a9c7f2', 'sage-strong': '#cfe0fa', 'on-sage': '#0f1a2b',
    clay: '#f2b09c', honey: '#cfa84a', 'on-honey': '#12161d', leaf: '#5f789b',
    line: '#35414f', 'line-strong': '#8290a5', error: '#f8b4b4',
    bar: '#12161d', 'bar-hover': '#171d26', 'on-bar': '#eaf0f8',
    'bar-accent': '#a9c7f2', 'bar-accent-strong': '#cfe0fa', 'on-bar-accent': '#0f1a2b',
  },
});
