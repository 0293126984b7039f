/**
 * @generated SignedSource<<5a1af2b3ee7aa981041e45478cf2a68b>>
 * @relayHash d025ca747a153dd5d59c7a9c91704196
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 976f3cd48ed1312029314bf9708fe4b59295dd5030659bbb51173d6a63c80fe0

import { PreloadableConcreteRequest } from 'relay-runtime';
import { NewGoalScreenQuery } from './NewGoalScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewGoalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "976f3cd48ed1312029314bf9708fe4b59295dd5030659bbb51173d6a63c80fe0",
    "metadata": {},
    "name": "NewGoalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
