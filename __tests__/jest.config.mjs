import { fileURLToPath } from 'node:url';
import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: fileURLToPath(new URL('..', import.meta.url)) });

const config = createJestConfig({
  rootDir: '..',
  testEnvironment: 'node',
  // Some tests check a whole school, even on slow machines.
  testTimeout: 60_000,
  // By default Jest leaves one core idle.
  maxWorkers: '100%',
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  // These folders contain finished sites and copies of the project.
  modulePathIgnorePatterns: ['<rootDir>/\\.preview/', '<rootDir>/out/'],
});

/** Tests that need no browser: `npm run test:unit`. */
export default async function jestConfig() {
  const { moduleNameMapper, ...rest } = await config();
  return {
    ...rest,
    // Modules of app/ get the fixture's content in tests, because a school changes its own.
    moduleNameMapper: {
      '(?:^@|\\.\\.)/content/(?!format/|schema/|shared/)(.*)$': '<rootDir>/e2e/fixture/content/$1',
      ...moduleNameMapper,
    },
    // Jest must transform these packages, which contain only ES modules.
    transformIgnorePatterns: ['/node_modules/(?!(parse5|entities)/)'],
  };
}
