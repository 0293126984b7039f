/**
 * @generated SignedSource<<84ba1dcd0236dc75051c00abd5941287>>
 * @relayHash fbe551bc72a909dd5897a93a76e00823
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a4b5659156a3312c49ad8215f2c08c0e4652813b7e3f0d9a601edd6da6edbfc

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GoalScreenQuery } from './GoalScreenQuery.graphql';

const node: PreloadableConcreteRequest<GoalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3a4b5659156a3312c49ad8215f2c08c0e4652813b7e3f0d9a601edd6da6edbfc",
    "metadata": {},
    "name": "GoalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
