/**
 * @generated SignedSource<<ed31d68582004568fc4b173d12229095>>
 * @relayHash 569b81b3f6c8e81bfe0911e86b8eb68d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fbc4b345d1d46d1310171173a37f16a5b19461f5f9fc3be704dd04e6e38af406

import { PreloadableConcreteRequest } from 'relay-runtime';
import { NewGoalScreenQuery } from './NewGoalScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewGoalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fbc4b345d1d46d1310171173a37f16a5b19461f5f9fc3be704dd04e6e38af406",
    "metadata": {},
    "name": "NewGoalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
