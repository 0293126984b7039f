/**
 * @generated SignedSource<<b3e85b007e7f4a43ddaee63483f2e410>>
 * @relayHash 08dceecf6db1e16d0469bbb061afd1d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f17f9a0a865e423b41d3eb3e7229a147d11036069b272b296976e7f2db332df3

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EngagementScreenQuery } from './EngagementScreenQuery.graphql';

const node: PreloadableConcreteRequest<EngagementScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f17f9a0a865e423b41d3eb3e7229a147d11036069b272b296976e7f2db332df3",
    "metadata": {},
    "name": "EngagementScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
