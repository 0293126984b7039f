/**
 * @generated SignedSource<<f55b12d6e1c00c7674e932fd183dcc8f>>
 * @relayHash 8329b46e4f9b86932552ce04747b3823
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c2d1fb381a09499fcb692a51b78c606c8a05b3c963d5f2cece213c087ca164ec

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalyticsScreenQuery } from './AnalyticsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalyticsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c2d1fb381a09499fcb692a51b78c606c8a05b3c963d5f2cece213c087ca164ec",
    "metadata": {},
    "name": "AnalyticsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
