import { testPages } from './gate/every-page';
import { testUnknownAddresses } from './gate/unknown-addresses';
import school from './fixture/content/school';
import { fixture } from './sites';

testPages(fixture, school);
testUnknownAddresses(fixture.name, fixture.url);
