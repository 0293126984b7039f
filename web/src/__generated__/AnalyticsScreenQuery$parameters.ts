/**
 * @generated SignedSource<<d49e7fcf209ac057403c3a1ed509ce53>>
 * @relayHash 4630f6962c9b69c2db801ba81e60367e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a4c167d92daad778994c9b8a7ec67b64e7504cb4f4374671fe5c8b8151b3920f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalyticsScreenQuery } from './AnalyticsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalyticsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a4c167d92daad778994c9b8a7ec67b64e7504cb4f4374671fe5c8b8151b3920f",
    "metadata": {},
    "name": "AnalyticsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
