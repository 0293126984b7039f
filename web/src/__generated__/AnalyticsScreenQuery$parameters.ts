/**
 * @generated SignedSource<<a3944654a019b7193177873c26792369>>
 * @relayHash 0b0d1402859298a94d32fbfc5eeb4f09
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc4193b147fc2655dcf199f31e9f48af4337f8c39fe678cbd77a7b42522c0744

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalyticsScreenQuery } from './AnalyticsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalyticsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cc4193b147fc2655dcf199f31e9f48af4337f8c39fe678cbd77a7b42522c0744",
    "metadata": {},
    "name": "AnalyticsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
