/**
 * @generated SignedSource<<1624946bb50cc5a48e66d5c00a744376>>
 * @relayHash d4124cef671dd82d6c2220b0bbd71a2e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34abbe7a5a43a67797317df5925cd24f062e5297264021020a56b3b677b93ca0

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AgencyScreenQuery } from './AgencyScreenQuery.graphql';

const node: PreloadableConcreteRequest<AgencyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "34abbe7a5a43a67797317df5925cd24f062e5297264021020a56b3b677b93ca0",
    "metadata": {},
    "name": "AgencyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
