import { factsOf } from "./format/facts";
import programs from "./programs";
import school from "./school";
import tuition from "./tuition";

/** The facts that sentences can print, as in `${facts.schoolYear}`. content/README.md lists them. */
export default factsOf(school, tuition, programs);
