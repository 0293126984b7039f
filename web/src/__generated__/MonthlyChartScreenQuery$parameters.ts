/**
 * @generated SignedSource<<437f6124bfe69c3e60db2bccad90014f>>
 * @relayHash 3f5663638d8b7d1d39ac51761246467d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 76ecf3d512d7b64b0b202ec1dfd3df83292cd5fde019dc79e8223191232ea445

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MonthlyChartScreenQuery } from './MonthlyChartScreenQuery.graphql';

const node: PreloadableConcreteRequest<MonthlyChartScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "76ecf3d512d7b64b0b202ec1dfd3df83292cd5fde019dc79e8223191232ea445",
    "metadata": {},
    "name": "MonthlyChartScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
