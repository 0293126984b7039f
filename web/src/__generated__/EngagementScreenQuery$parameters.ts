/**
 * @generated SignedSource<<be4e0ac8d32dace59ee45e41f6dfd8d2>>
 * @relayHash 41eadcab0e50775b918bb4c63e0f7b0e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c1d016c6d8a7f94af63be959c58b414313f671ae19862277d201fccbb09becac

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EngagementScreenQuery } from './EngagementScreenQuery.graphql';

const node: PreloadableConcreteRequest<EngagementScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c1d016c6d8a7f94af63be959c58b414313f671ae19862277d201fccbb09becac",
    "metadata": {},
    "name": "EngagementScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
